export interface ApiRequest {
  /** Below /api/, without a leading slash: `hr/employees`. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Sent as it is, instead of a body. */
  file?: Blob;
  /** What opens a request with a file instead of a session; addresses are kept in logs. */
  link?: string;
  /** Query string; undefined values are left out. */
  params?: object;
  /** For a creating request: `newRequestKey()`, the same for all its repetitions. */
  key?: string;
  /** False: what finds no session, a locked one or a closed portal is not sent again later. */
  waits?: boolean;
}

/** The argument of a creating mutation. */
export interface Keyed<Body> {
  key: string;
  body: Body;
}
