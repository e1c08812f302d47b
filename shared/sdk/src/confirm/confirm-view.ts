import { t } from '../language/texts.js';
/// <reference path="./modules.d.ts" />
// The webpack preset takes the build of it that injects no styles.
import Swal from 'sweetalert2';
import 'sweetalert2/dist/sweetalert2.css';
import './confirm.css';
import { topLayer } from '../layer/top-layer.js';
import type { ConfirmOptions } from './confirm.types.js';

/** The look and the place of every question. */
export function frameOf(tone: ConfirmOptions['tone']) {
  const danger = tone === 'danger';
  return {
    target: topLayer(),
    position: 'top',
    showCancelButton: true,
    reverseButtons: true,
    focusCancel: danger,
    buttonsStyling: false,
    heightAuto: false,
    scrollbarPadding: false,
    customClass: {
      container: 'at-confirm',
      input: 'form-control',
      confirmButton: danger ? 'btn btn-danger' : 'btn btn-primary',
      cancelButton: 'btn btn-secondary',
    },
  } as const;
}

export async function ask({ title, text, confirmText, cancelText, tone }: ConfirmOptions): Promise<boolean> {
  const answer = await Swal.fire({
    ...frameOf(tone),
    titleText: title,
    text,
    confirmButtonText: confirmText,
    cancelButtonText: cancelText ?? t('Cancel'),
  });
  return answer.isConfirmed;
}
