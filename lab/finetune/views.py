"""What the network looks at: the whole photo or its middle, and random parts of it with other light and colors."""

import math

import torch
import torch.nn.functional as F

from photos import EDGE

# The share of the photo's edge that the center view shows; shared/engine/views.ts has the same.
CENTER_SHARE = 0.875
# The smallest part of a photo's area that training looks at, and how often it looks at nearly all of it instead.
LEAST_AREA = 0.3
WHOLE_SHARE = 0.4
ERASED_SHARE = 0.25


class PhotoStack:
    """The photos on the device: uint8 [photos, 3, EDGE, EDGE] and their sizes [photos, 2]."""

    def __init__(self, pixels, sizes, device):
        self.pixels, self.sizes, self.device = pixels.to(device), sizes.to(device), device

    def view(self, rows, name, edge):
        """Returns the `whole` or `center` view of the photos as 0 to 255."""
        width, height = self.sizes[rows, 0], self.sizes[rows, 1]
        if name == "whole":
            return self._cut(rows, torch.stack([width * 0, height * 0, width, height], 1), edge)
        side = torch.minimum(width, height) * CENTER_SHARE
        boxes = torch.stack([width - side, height - side, width + side, height + side], 1) / 2
        return self._cut(rows, boxes, edge).round()

    def random_views(self, rows, edge):
        """Returns random parts of the photos, half of them mirrored, in other light and colors."""
        flips = torch.rand(len(rows), device=self.device) < 0.5
        return _erased(_relit(self._cut(rows, self._random_boxes(rows), edge, flips)))

    def _random_boxes(self, rows):
        width, height = self.sizes[rows, 0], self.sizes[rows, 1]
        area = self._between(rows, LEAST_AREA, 1) * width * height
        ratio = torch.exp(self._between(rows, -1, 1) * math.log(4 / 3))
        box_width, box_height = torch.minimum((area * ratio).sqrt(), width), torch.minimum((area / ratio).sqrt(), height)
        is_whole = self._between(rows, 0, 1) < WHOLE_SHARE
        box_width = torch.where(is_whole, width * self._between(rows, 0.9, 1), box_width)
        box_height = torch.where(is_whole, height * self._between(rows, 0.9, 1), box_height)
        left = self._between(rows, 0, 1) * (width - box_width)
        top = self._between(rows, 0, 1) * (height - box_height)
        return torch.stack([left, top, left + box_width, top + box_height], 1)

    def _between(self, rows, low, high):
        return low + (high - low) * torch.rand(len(rows), device=self.device)

    def _cut(self, rows, boxes, edge, flips=None):
        steps = (torch.arange(edge, device=self.device) + 0.5) / edge
        x = boxes[:, 0:1] + steps * (boxes[:, 2:3] - boxes[:, 0:1])
        y = boxes[:, 1:2] + steps * (boxes[:, 3:4] - boxes[:, 1:2])
        if flips is not None:
            x = torch.where(flips[:, None], x.flip(1), x)
        x = torch.minimum(x.clamp(min=0.5), self.sizes[rows, 0:1] - 0.5)
        y = torch.minimum(y.clamp(min=0.5), self.sizes[rows, 1:2] - 0.5)
        shape = (len(rows), edge, edge)
        grid = torch.stack([x[:, None, :].expand(shape), y[:, :, None].expand(shape)], -1) / EDGE * 2 - 1
        return F.grid_sample(self.pixels[rows].float(), grid, padding_mode="border", align_corners=False)


def _relit(images):
    def between(low, high, channels=1):
        return low + (high - low) * torch.rand(len(images), channels, 1, 1, device=images.device)

    mean = images.mean((1, 2, 3), keepdim=True)
    images = (images - mean) * between(0.7, 1.3) + mean * between(0.75, 1.25)
    gray = images.mean(1, keepdim=True)
    # Some photos are black and white.
    saturation = between(0.5, 1.4) * (between(0, 1) > 0.06)
    images = (gray + (images - gray) * saturation) * between(0.94, 1.06, 3)
    blurred = F.avg_pool2d(images, 3, 1, 1)
    return torch.where(between(0, 1) < 0.1, blurred, images).clamp(0, 255)


def _erased(images):
    """Covers a rectangle of some photos with gray, so that no single part decides."""
    count, _, edge, _ = images.shape
    at = torch.arange(edge, device=images.device)

    def inside():
        size = edge * (0.15 + 0.35 * torch.rand(count, 1, device=images.device))
        start = torch.rand(count, 1, device=images.device) * (edge - size)
        return (at >= start) & (at < start + size)

    covered = inside()[:, :, None] & inside()[:, None, :]
    covered &= torch.rand(count, 1, 1, device=images.device) < ERASED_SHARE
    return torch.where(covered[:, None], images.mean((2, 3), keepdim=True), images)
