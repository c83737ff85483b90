import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

/** Apart from the page's own settings: whoever only builds the page need not have Vitest. */
export default defineConfig((env) =>
  mergeConfig(page(env), {
    resolve: { conditions: ["browser"] },
    test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
  }),
);
