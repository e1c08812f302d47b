import fastify from 'fastify';
import type { Env } from '../env/env.js';
import { fastifyOptions } from './http-rules.js';

const PUBLIC = { publicUrl: 'http://localhost:4300' } as Env;

test.each([
  [0, '10.0.0.9'],
  [1, '203.0.113.7'],
  [2, '198.51.100.4'],
])(
  'of the addresses in front of %i proxies, the one that the last of them saw counts: %s',
  async (hops, ip) => {
    const server = fastify(fastifyOptions({ ...PUBLIC, trustProxyHops: hops }));
    server.get('/', (request) => request.ip);
    const headers = { 'x-forwarded-for': '192.0.2.1, 198.51.100.4, 203.0.113.7', 'x-real-ip': '192.0.2.1' };
    const { body } = await server.inject({ url: '/', remoteAddress: '10.0.0.9', headers });
    expect(body).toBe(ip);
  },
);
