import type { EmployeeDocument } from '@atrium/contracts';
import type { EmployeeDocumentEntity } from './employee-document.entity.js';

export function toEmployeeDocument(document: EmployeeDocumentEntity): EmployeeDocument {
  const { id, fileId, name, type, size, createdAt, archivedAt, version } = document;
  const moments = { createdAt: createdAt.toISOString(), archivedAt: archivedAt?.toISOString() ?? null };
  return { id, fileId, name, type, size: Number(size), ...moments, version };
}
