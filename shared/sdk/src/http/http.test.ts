import { http } from './http.js';

test('calls go to /api/ as JSON, with cookies, and are given up after 100 seconds', () => {
  const { baseURL, timeout, withCredentials, headers } = http.defaults;
  expect({ baseURL, timeout, withCredentials }).toEqual({
    baseURL: '/api/',
    timeout: 100_000,
    withCredentials: true,
  });
  expect(headers).toMatchObject({ 'Content-Type': 'application/json' });
});
