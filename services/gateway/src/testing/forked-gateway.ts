import { loadEnv } from '@atrium/platform';
import { createGateway } from '../create-gateway.js';

// A gateway in a process of its own, so that a test can kill it. It says its port, and ends with its test at the latest.
process.once('disconnect', () => process.exit());
const app = await createGateway(loadEnv(process.env));
await app.listen(0, '127.0.0.1');
const address = app.getHttpServer().address();
process.send?.(typeof address === 'string' ? address : address?.port);
