/** The page without a network: a service worker keeps what the build consists of. */
import { offlineAddress, trusted } from "../engine/policy.js";

/** Registers it where that is possible; the page is the same without. */
export async function registerOffline(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trusted(offlineAddress));
  } catch {
    // No service workers here (a file, a sandboxed frame, a private window): then only with a network.
  }
}
