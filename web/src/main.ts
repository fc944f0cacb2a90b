import { mount } from 'svelte';
import App from './App.svelte';
import './styles/theme.css';

if (import.meta.env.MODE === 'fake') (await import('./fake/install')).install();

const target = document.getElementById('app');
if (!target) throw new Error('the page has no element #app');
mount(App, { target });
