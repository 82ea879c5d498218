import 'leaflet/dist/leaflet.css';
import { CircleMarker, MapContainer } from 'react-leaflet';

export default function LeafletMapInBrowser() {
  return (
    <MapContainer center={[52.5, 13.4]} zoom={9} style={{ blockSize: '15rem' }}>
      <CircleMarker center={[52.5, 13.4]} radius={20} />
    </MapContainer>
  );
}
