/**
 * The code of `http`, fetched with the first call or ahead of it: its bytes are not in the way of the first page.
 * The chunk's name is known to the plugin of the shell's page, which keeps its hash in the page.
 */
export const loadSender = () => import(/* webpackChunkName: 'send-request' */ './send-request.js');
