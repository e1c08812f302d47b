const AGAIN_MS = 1_000;

/**
 * Loads what the federation run-time shares. The run-time keeps a failure for ever, so there is none: the load is tried
 * again until it succeeds. The part that waits for it says that it takes long, and is shown when it has come.
 */
export async function untilLoaded(load: () => Promise<object>): Promise<object> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
