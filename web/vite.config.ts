import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The comments in the Fluent files are for translators: they do not travel. */
function withoutComments(): Plugin {
  const opening = "export default ";
  return {
    name: "fluent-without-comments",
    transform(code, id) {
      if (!id.endsWith(".ftl?raw") || !code.startsWith(opening)) return null;
      const text = JSON.parse(code.slice(opening.length).trimEnd().replace(/;$/, "")) as string;
      return { code: opening + JSON.stringify(text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n")), map: null };
    },
  };
}

/** The page is built into the Python package, which serves it; while developing, the API is a running `periplus serve`. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), withoutComments()],
  build: {
    outDir: "../src/periplus/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: { "^/api/": loadEnv(mode, ".", "PERIPLUS")["PERIPLUS"] ?? "http://127.0.0.1:8000" },
    fs: { allow: [".."] },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
}));
