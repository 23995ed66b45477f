import '../styles.css';
import { showPopup } from './show-popup.tsx';

const { root, pressAgain, ...read } = await window.firstSight;
showPopup(root, read);
pressAgain();
