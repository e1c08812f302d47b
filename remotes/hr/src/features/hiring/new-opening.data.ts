import { FIRST_CRITERIA, stagesWith, type UpdateOpening } from '@atrium/contracts';

/** What a form of openings begins with before it knows one: none is made by hand. */
export const NEW_OPENING: Required<Omit<UpdateOpening, 'version'>> = {
  title: '',
  ownerId: '',
  departmentId: null,
  closesOn: null,
  stages: stagesWith([]),
  kit: FIRST_CRITERIA,
  isPublic: false,
  posting: '',
  place: '',
  workMode: 'office',
  payShown: false,
  resumeRequired: false,
  questions: [],
};
