import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: ["./src/adapters/storage/schema.ts", "./src/adapters/storage/webhook-schema.ts", "./src/auth/schema.ts"],
  out: "./migrations",
});
