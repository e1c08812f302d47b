import { IMPORT_MAX_BYTES } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { useCheckInviteListMutation, useUploadInviteListMutation } from './invite-many.api.js';
import { useOneStep } from './use-one-step.js';

const MEGABYTE = 1024 * 1024;

/** Sends a list to be looked through; which column is what, its headings say. */
export function useGiveList(onOpen: (id: string) => void) {
  const [upload] = useUploadInviteListMutation();
  const [check] = useCheckInviteListMutation();
  const { busy, failure, setFailure, take } = useOneStep();
  const work = async (file: Blob, name: string) => {
    const { id, version, mapping } = await upload({ file, name }).unwrap();
    if (mapping['name'] == null || mapping['email'] == null) {
      setFailure(t('Put a heading above each column: Name, E-mail, Role, Department.'));
      return;
    }
    await check({ id, version, mapping }).unwrap();
    onOpen(id);
  };
  const give = (file: Blob, name: string) => {
    if (file.size > IMPORT_MAX_BYTES)
      setFailure(
        t('A file may have at most {megabytes} MB. Split it.', { megabytes: IMPORT_MAX_BYTES / MEGABYTE }),
      );
    else void take(() => work(file, name));
  };
  return { busy, failure, give };
}
