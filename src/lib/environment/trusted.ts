/** What a browser with Trusted Types hands out; TypeScript's own library does not know it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Named in the content security policy: svelte.config.js. */
const POLICY = 'two-dozen-url';

/** The app's own workers, and nothing else, may be started as scripts. */
const OWN = /\/(service-worker|_app\/immutable\/workers\/[\w.-]+)\.js$/;

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The address of one of the app's workers in a form that the browser accepts as a script. Under Trusted Types no other text can become
 * a script; browsers without them take the address as it is.
 */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: checkOwn });
  return policy.createScriptURL(address);
}

function checkOwn(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  if (origin === location.origin && OWN.test(pathname)) return address;
  throw new TypeError(`Not a script of this app: ${address}`);
}
