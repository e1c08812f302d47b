/**
 * Loads the code of `http` with the first call or ahead of it, so that the first page does not wait for it. The plugin
 * that writes the shell's page knows this chunk's name and puts its hash into the page.
 */
export const loadSender = () => import(/* webpackChunkName: 'send-request' */ './send-request.js');
