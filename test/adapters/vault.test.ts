import { describe, expect, it } from "vitest";
import { createVault } from "../../src/adapters/vault.ts";

const OLD = "an old key of at least thirty-two characters";
const NEW = "a new key of at least thirty-two characters!";
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
/** Sealed under OLD when sealed text did not yet name its key. */
const SEALED_BEFORE_IDS = "v1.AAECAwQFBgcICQoLvujsdWZMmmCWu0teXd4xSmiGSqIA43ZyC343alhP-V0";

describe("the vault", () => {
  it("opens what it sealed, every text of every length", async () => {
    const vault = createVault(OLD);
    for (const text of ["", "a", SECRET, "näif 例え \u0000", "x".repeat(70_000)])
      expect(await vault.open(await vault.seal(text))).toBe(text);
  });

  it("shows nothing of what it sealed, and seals the same text differently each time", async () => {
    const vault = createVault(OLD);
    const sealed = await Promise.all(Array.from({ length: 20 }, () => vault.seal(SECRET)));
    expect(new Set(sealed).size).toBe(20);
    for (const text of sealed) {
      expect(text).not.toContain("MfKQ9r8G");
      expect(Buffer.from(text.split(".").at(-1) ?? "", "base64url").toString("latin1")).not.toContain("MfKQ9r8G");
      // 12 bytes of nonce, 16 of tag.
      expect(Buffer.from(text.split(".").at(-1) ?? "", "base64url")).toHaveLength(12 + SECRET.length + 16);
    }
    expect(new Set(sealed.map((text) => text.split(".").at(-1)?.slice(0, 16))).size).toBe(20);
  });

  it("names the key in what it seals: the same for one key, another for another, and nothing of the key itself", async () => {
    const prefix = await createVault(OLD).currentPrefix();
    expect(prefix).toMatch(/^v2\.[0-9a-f]{8}\.$/);
    expect(await createVault(OLD).currentPrefix()).toBe(prefix);
    expect(await createVault(NEW).currentPrefix()).not.toBe(prefix);
    expect(await createVault(NEW, OLD).currentPrefix()).toBe(await createVault(NEW).currentPrefix());
    expect((await createVault(OLD).seal("a")).startsWith(prefix)).toBe(true);
    expect(prefix).toBe("v2.8e4246f6.");
  });

  it("opens under a new key what the former one sealed, as long as it knows the former one", async () => {
    const sealed = await createVault(OLD).seal(SECRET);
    expect(await createVault(NEW, OLD).open(sealed)).toBe(SECRET);
    await expect(createVault(NEW).open(sealed)).rejects.toThrow("a key that this service does not have");
    const anew = await createVault(NEW, OLD).seal(SECRET);
    expect(await createVault(NEW).open(anew)).toBe(SECRET);
    await expect(createVault(OLD).open(anew)).rejects.toThrow("a key that this service does not have");
  });

  it("opens what was sealed before sealed text named its key, under the current key or the former one", async () => {
    expect(await createVault(OLD).open(SEALED_BEFORE_IDS)).toBe("a webhook secret");
    expect(await createVault(NEW, OLD).open(SEALED_BEFORE_IDS)).toBe("a webhook secret");
    expect(await createVault(OLD, NEW).open(SEALED_BEFORE_IDS)).toBe("a webhook secret");
    await expect(createVault(NEW).open(SEALED_BEFORE_IDS)).rejects.toThrow();
    await expect(createVault(NEW, `${NEW}?`).open(SEALED_BEFORE_IDS)).rejects.toThrow();
  });

  it("takes the same key twice for one", async () => {
    const sealed = await createVault(OLD, OLD).seal(SECRET);
    expect(await createVault(OLD).open(sealed)).toBe(SECRET);
  });

  it("refuses text that was changed anywhere", async () => {
    const vault = createVault(OLD);
    const sealed = await vault.seal(SECRET);
    for (let at = 0; at < sealed.length - 1; at++) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === "A" ? "B" : "A"}${sealed.slice(at + 1)}`;
      await expect(vault.open(changed)).rejects.toThrow();
    }
    await expect(vault.open(sealed.slice(0, -4))).rejects.toThrow();
  });

  it.each(["", "v1", "v3.8e4246f6.AAAA", "v2.AAAA", "v2.8e4246f6.AAAA.BBBB", "v1.8e4246f6.AAAA", "plain text", SECRET])(
    "says of %j that it cannot be a sealed text it knows",
    async (text) => {
      await expect(createVault(OLD).open(text)).rejects.toThrow(/^sealed text of an unknown version$/);
    },
  );
});
