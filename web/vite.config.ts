import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The page is built into the Python package, which serves it; while developing, the API is a running `periplus serve`. */
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/periplus/server/page", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": process.env["PERIPLUS"] ?? "http://127.0.0.1:8000" }, fs: { allow: [".."] } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
