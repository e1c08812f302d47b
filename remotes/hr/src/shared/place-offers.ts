import { useDepartmentOffers } from './department.api.js';
import { useDesignationOffers } from './designation.api.js';
import { useEmployeeOffers } from './employee.api.js';

/** What is chosen from for where somebody works, by the name of the field. */
export const PLACE_OFFERS = {
  designationId: useDesignationOffers,
  departmentId: useDepartmentOffers,
  managerId: useEmployeeOffers,
};
