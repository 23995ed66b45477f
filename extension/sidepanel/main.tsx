import { createRoot } from 'react-dom/client';
import '../styles.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<h1 className="p-4 text-21">{document.title}</h1>);
