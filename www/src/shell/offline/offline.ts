/** The page without a network: a service worker keeps what the build consists of, and brings newer builds. */
import { offlineAddress, trusted } from "../../engine/policy.js";
import "./texts/en.ftl";

/** How often at most an open page asks for a newer build, in milliseconds. */
const pause = 600_000;

/**
 * Registers the service worker where that is possible; the page is the same without. `onNew` is called
 * when a newer build is there, with what takes the page to it.
 */
export async function registerOffline(onNew: (reload: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(trusted(offlineAddress), {
      updateViaCache: "none",
    });
    const offer = () => {
      // A page that no worker serves is as new as the network has it.
      if (registration.waiting && serviceWorker.controller) onNew(() => reload(registration));
    };
    offer();
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed") offer();
      });
    });
    void serviceWorker.ready.then(({ active }) => {
      const used = performance.getEntriesByType("resource").map(({ name }) => name);
      active?.postMessage({ used });
    });
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden" || Date.now() - asked < pause) return;
      asked = Date.now();
      registration.update().catch(() => undefined);
    });
  } catch {
    // No service workers here (a file, a sandboxed frame, a private window): then only with a network.
  }
}

function reload({ waiting }: ServiceWorkerRegistration): void {
  const again = () => location.reload();
  // Another tab may have brought it into force already.
  if (waiting === null) {
    again();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", again, { once: true });
  waiting.postMessage("take over");
}
