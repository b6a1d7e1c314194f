// `/kit` in development: vite.config.ts serves it.
import '#lib/ui/base.css';
import { mount } from 'svelte';
import Kit from './Kit.svelte';

const target = document.querySelector('.app');
if (target) mount(Kit, { target });
