export interface ApiRequest {
  /** Below /api/, without a leading slash: `hr/employees`. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Instead of a body: sent as it is. */
  file?: Blob;
  /** Query string; undefined values are left out. */
  params?: object;
  /** Of a creating request: `newRequestKey()`, shared by all repetitions of it. */
  key?: string;
}

/** What a creating mutation is called with. */
export interface Keyed<Body> {
  key: string;
  body: Body;
}
