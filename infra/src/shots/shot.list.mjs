/**
 * @typedef {object} Shot
 * @property {string} name of the file, before the theme
 * @property {string} login of the demo company
 * @property {string} path below the company
 * @property {string} ready text that is there when the page is complete
 * @property {{ width: number, height: number }} size of the window, in CSS pixels
 * @property {number} scale pixels of the picture for each of them
 */

const desk = { width: 1280, height: 800 };

/** The pictures of the product on the front page. @type {Shot[]} */
export const shots = [
  {
    name: 'day-board',
    login: 'hr',
    path: 'employee/Attendance',
    ready: 'Aditya Verma',
    size: desk,
    scale: 1.5,
  },
  { name: 'home', login: 'lead', path: 'dashboard', ready: 'Waiting for me', size: desk, scale: 1.5 },
  {
    name: 'tasks',
    login: 'lead',
    path: 'employee/TaskTable?layout=board',
    ready: 'In progress',
    size: desk,
    scale: 1.5,
  },
  {
    name: 'leads',
    login: 'admin',
    path: 'client/viewLead?layout=board',
    ready: 'Qualified',
    size: desk,
    scale: 1.5,
  },
  {
    name: 'phone',
    login: 'employee',
    path: 'employee/Attendance',
    ready: 'My month',
    size: { width: 390, height: 720 },
    scale: 2,
  },
];
