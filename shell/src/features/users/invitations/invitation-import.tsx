import { INVITATION, INVITATION_IMPORT_ROWS } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { ImportWizard } from '@atrium/ui';
import { withHeadings } from './pasted-list.rules.js';

/** Invites many people from pasted rows or a file. */
export function InvitationImport() {
  const back = useCompanyPath()('admin/users?show=invitations');
  return (
    <ImportWizard
      record={INVITATION}
      back={back}
      note={t('Each person gets an email with a link and sets their own password.')}
      undoNote={t('Their links stop working. People who have already joined stay.')}
      mostRows={INVITATION_IMPORT_ROWS}
      paste={{
        label: t('People, one per line'),
        help: t(
          'Name, email, role and department, separated by commas or pasted from a spreadsheet. Up to {most, number} people. Role and department are optional.',
          { most: INVITATION_IMPORT_ROWS },
        ),
        placeholder: t('Asha Rao, asha@company.com, Employee, Design'),
        toFile: withHeadings,
      }}
    />
  );
}
