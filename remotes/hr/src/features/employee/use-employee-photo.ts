import type { Employee } from '@atrium/contracts';
import { isApiFailure, t, useStep } from '@atrium/sdk';
import { useState } from 'react';
import { useSetPhotoMutation } from './document.api.js';
import { employeeApi } from '../../shared/employee.api.js';

/** The photo of an employee, saved as soon as it is chosen. */
export function useEmployeePhoto(employee: Employee) {
  const [current, setCurrent] = useState(employee);
  const [setPhoto] = useSetPhotoMutation();
  const { load } = employeeApi.useCalls();

  const save = async (fileId: string | null) => {
    const attempt = ({ id, version }: Employee) => setPhoto({ id, version, fileId }).unwrap();
    const saved = await attempt(current).catch(async (reason: unknown) => {
      // Other fields were changed meanwhile, which does not matter for a photo.
      if (!isApiFailure(reason) || reason.error.code !== 'STALE_VERSION') throw reason;
      return attempt(await load(employee.id));
    });
    setCurrent(saved);
  };
  const { take } = useStep();
  const remove = () => take({ work: () => save(null), failed: t('The photo was not removed') });
  return { photo: current.photoFileId, save, remove };
}
