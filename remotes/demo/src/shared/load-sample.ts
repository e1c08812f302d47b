/**
 * Loads the list at one of the demo URLs.
 * @throws {Error} with the original failure as its cause
 */
export async function loadSample<T>(url: string): Promise<T[]> {
  try {
    const { demoHttp } = await import('./demo-http.js');
    const { data } = await demoHttp.get<T[]>(url);
    return data;
  } catch (cause) {
    throw new Error(`The demo data of ${url} could not be loaded.`, { cause });
  }
}
