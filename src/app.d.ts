// Version and base path are read from package.json and the build's environment: svelte.config.js.
declare global {
  namespace App {}
}
export {};
