export { findUnprotected } from './database/catalogue.js';
export { createTestDatabase, type TestDatabase } from './database/test-database.js';
export { HttpClient, type Answer } from './http/http-client.js';
export { createPlatformApp, type PlatformApp, type PlatformAppOptions } from './platform/platform-app.js';
export { createTestUser } from './platform/test-user.js';
