import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['OMPHALOS_SERVER'] ?? 'http://127.0.0.1:4680';

/** Pages and games are told apart in the names of their files, so that `npm run size` can tell their weight. */
function named(module: string | null | undefined): string {
  const [, kind, name] = /src\/(pages|games)\/(\w+)(?:\.svelte|\/index\.ts)$/.exec(module ?? '') ?? [];
  return kind && name ? `${kind.slice(0, -1)}-${name}` : '[name]';
}

export default defineConfig({
  plugins: [svelte()],
  // Nothing is inlined: the page's content security policy allows files of its own origin only.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { chunkFileNames: ({ facadeModuleId }) => `assets/${named(facadeModuleId)}-[hash].js` } },
  },
  server: {
    // The server answers only pages of its own origin; while developing, this one passes for it.
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
    fs: { allow: ['..'] },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
