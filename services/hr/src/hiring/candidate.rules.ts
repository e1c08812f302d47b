/** What stands where a name stood. */
const NOBODY = 'Erased applicant';

/** What is left of somebody who is erased. */
export const erasedCandidate = (erasedAt: Date) => ({
  name: NOBODY,
  email: null,
  phone: null,
  resumeWords: '',
  erasedAt,
});
