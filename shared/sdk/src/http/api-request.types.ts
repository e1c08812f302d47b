export interface ApiRequest {
  /** Below /api/, without a leading slash: `hr/employees`. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Query string; undefined values are left out. */
  params?: object;
}
