// Files in which no change of behavior may go unnoticed, and the tests that have to notice it.
interface Mutated {
  file: string;
  /** Changed in one run, over the tests of the whole group: a change of what is made when a file is loaded meets them all. */
  group: "addresses" | "secrets" | "machines" | "limits";
  tests: string[];
}

/** Environment variable that tells the tests' configuration which group is at hand. */
export const GROUP_VARIABLE = "MUTATED_GROUP";

export const MUTATED: readonly Mutated[] = [
  { group: "addresses", file: "src/model/callback.ts", tests: ["test/model/callback.test.ts"] },
  { group: "addresses", file: "src/model/host-state.ts", tests: ["test/model/host-state.test.ts"] },
  { group: "addresses", file: "src/model/public-address.ts", tests: ["test/model/public-address.test.ts"] },
  { group: "addresses", file: "src/model/target.ts", tests: ["test/model/target*.test.ts"] },
  { group: "addresses", file: "src/adapters/fetch/admit.ts", tests: ["test/adapters/admit.test.ts"] },
  { group: "secrets", file: "src/services/sign-webhook.ts", tests: ["test/services/sign-webhook.test.ts"] },
  { group: "secrets", file: "src/adapters/hmac.ts", tests: ["test/adapters/hmac.test.ts"] },
  { group: "secrets", file: "src/adapters/vault.ts", tests: ["test/adapters/vault.test.ts"] },
  { group: "secrets", file: "src/model/same-secret.ts", tests: ["test/model/same-secret.test.ts"] },
  { group: "machines", file: "src/services/scan-machine.ts", tests: ["test/services/scan-machine*.test.ts"] },
  { group: "machines", file: "src/services/delivery-machine.ts", tests: ["test/services/delivery-machine*.test.ts"] },
  {
    group: "limits",
    file: "src/surfaces/durable/rate-limiter.ts",
    tests: ["test/surfaces/durable/rate-limiter.test.ts"],
  },
  { group: "limits", file: "src/services/gate-line.ts", tests: ["test/services/gate-line.test.ts"] },
  { group: "limits", file: "src/surfaces/durable/gate.ts", tests: ["test/runtime/gate.test.ts"] },
];
