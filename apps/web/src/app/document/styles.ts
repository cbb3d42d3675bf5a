import '@pbr/ui/base.css';
import './fonts.css';
import './theme-variables.css';
import './global.css';
