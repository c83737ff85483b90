import { mount } from "svelte";
import App from "./App.svelte";
import { keepWorker } from "./lib/calls";
import "./fonts.css";
import "./theme.css";

keepWorker();
mount(App, { target: document.getElementById("app")! });
