import Swal from 'sweetalert2';
import { http } from '../http/http.js';
import { showLanguage } from '../language/texts.js';
import { toast } from '../toast/toast.js';

const { baseURL, timeout } = http.defaults;
/** A page that was left is answered no more. */
const unanswered = () => Promise.reject(new Error('The page was left.'));

// Component tests share their modules: what one file has sent, shown and chosen is not of the next.
globalThis.addEventListener('test-page-left', () => {
  Swal.close();
  toast.dismiss();
  Object.assign(http.defaults, { adapter: unanswered, baseURL, timeout });
  void showLanguage('en');
});
