export { findUnprotected } from './database/catalogue.js';
export { createTestDatabase, type TestDatabase } from './database/test-database.js';
export { HttpClient, type Answer } from './http/http-client.js';
export { createPlatformApp, type PlatformApp, type PlatformAppOptions } from './platform/platform-app.js';
export { createTestUser } from './platform/test-user.js';
export { openEvents, type EventStream } from './http/event-stream.js';
export { TestClock } from './portal/test-clock.js';
export { TEST_PASSWORD, type TestCompany, type TestPerson } from './portal/test-company.js';
export { TestPortal, type SentMail, type TestPortalOptions } from './portal/test-portal.js';
