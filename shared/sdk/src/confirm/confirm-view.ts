import { t } from '../language/texts.js';
/// <reference path="./modules.d.ts" />
// The webpack preset takes the build of it that injects no styles.
import Swal from 'sweetalert2';
import 'sweetalert2/dist/sweetalert2.css';
import './confirm.css';
import type { ConfirmOptions } from './confirm.types.js';

/** An open dialog keeps the focus to itself, so the question must stand inside it. */
function findStage(): HTMLElement {
  const open = document.querySelectorAll<HTMLElement>('.modal.show, .offcanvas.show');
  return [...open].at(-1) ?? document.body;
}

export async function ask({ title, text, confirmText, cancelText, tone }: ConfirmOptions): Promise<boolean> {
  const danger = tone === 'danger';
  const answer = await Swal.fire({
    titleText: title,
    text,
    target: findStage(),
    position: 'top',
    showCancelButton: true,
    confirmButtonText: confirmText,
    cancelButtonText: cancelText ?? t('Cancel'),
    reverseButtons: true,
    focusCancel: danger,
    buttonsStyling: false,
    heightAuto: false,
    scrollbarPadding: false,
    customClass: {
      container: 'at-confirm',
      confirmButton: danger ? 'btn btn-danger' : 'btn btn-primary',
      cancelButton: 'btn btn-secondary',
    },
  });
  return answer.isConfirmed;
}
