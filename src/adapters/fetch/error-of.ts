// What kind of failure an exception of fetch is.

export type FetchErrorCode = "timeout" | "dns" | "tls" | "refused";

/** The platform's errors carry no codes, only texts; what cannot be told apart is "refused". */
export function errorOf(error: unknown): { code: FetchErrorCode; detail: string } {
  const text = error instanceof Error ? `${error.name} ${error.message}` : "";
  if (/timeout|aborted/i.test(text)) return { code: "timeout", detail: "no answer in time" };
  if (/dns|getaddrinfo|ENOTFOUND|resolve host/i.test(text))
    return { code: "dns", detail: "the name could not be resolved" };
  if (/certificate|\btls\b|\bssl\b|handshake/i.test(text))
    return { code: "tls", detail: "no secure connection could be made" };
  return { code: "refused", detail: "the connection was refused or broken" };
}
