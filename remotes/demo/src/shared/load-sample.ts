/**
 * The list at one of the demo's addresses.
 * @throws {Error} wrapped around whatever went wrong
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
