/** The `use` of uploads of an employee's photo. */
export const EMPLOYEE_PHOTO_USE = 'hr.employee-photo';
/** The `use` of uploads of one's own photo. */
export const OWN_PHOTO_USE = 'hr.own-photo';
export const EMPLOYEE_DOCUMENT_USE = 'hr.employee-document';
/** The `use` of uploads of a document that HR asked oneself for. */
export const OWN_DOCUMENT_USE = 'hr.own-document';

/** In bytes. */
export const EMPLOYEE_PHOTO_LIMIT = 15_000_000;
export const EMPLOYEE_DOCUMENT_LIMIT = 25_000_000;
